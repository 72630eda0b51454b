# Runs a program in the files of an image as a container host does: with processes and mounts of its own, a root that is
# read-only, one volume, and the image's user without privileges.
# Usage: enter-image.sh ROOT VOLUME USER PROGRAM [ARGUMENT]...
set -eu
root=$1
volume=$2
user=$3
shift 3
mount --make-rprivate /
mount --bind "$root" "$root"
cd "$root"
mount -t proc proc proc
mount --rbind /dev dev
mount --bind "$volume" data
mount -o remount,bind,ro "$root"
pivot_root . mnt
umount -l /mnt
cd /app
exec setpriv --reuid "$user" --regid "$user" --clear-groups --bounding-set=-all --inh-caps=-all "$@"
