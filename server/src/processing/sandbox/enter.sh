# Builds a mount view in an empty folder and runs a program in it, where bubblewrap is not installed.
# Usage: enter.sh FOLDER {ro PATH | rw PATH | tmpfs PATH | link PATH TARGET}... -- PROGRAM [ARGUMENT]...
# Run by `unshare` in namespaces of its own, so every mount ends with the program.
set -eu
PATH=/usr/sbin:/usr/bin:/sbin:/bin:$PATH
umask 022
view=$1
shift
mount -t tmpfs -o mode=0755,size=1m tmpfs "$view"
cd "$view"
mkdir proc .old
mount -t proc -o nosuid,nodev,noexec proc proc
while [ "$1" != -- ]; do
  kind=$1
  path=$2
  shift 2
  case $kind in
    link)
      ln -s "$1" ".$path"
      shift
      ;;
    tmpfs)
      mkdir -p ".$path"
      mount -t tmpfs -o mode=1777,size=64m,nosuid,nodev tmpfs ".$path"
      ;;
    *)
      if [ -d "$path" ]; then
        mkdir -p ".$path"
      elif [ ! -e ".$path" ]; then
        mkdir -p ".${path%/*}"
        : >".$path"
      fi
      mount --bind "$path" ".$path"
      [ "$kind" = rw ] || mount -o remount,bind,ro,nosuid ".$path"
      ;;
  esac
done
shift
mount -o remount,bind,ro .
pivot_root . .old
umount -l /.old
cd /
exec "$@"
