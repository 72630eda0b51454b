// The styles of the frame that index.html and classic/index.html show before React draws it.
import './AccountMenu.module.css'
import './Frame.module.css'
import './SearchBox.module.css'
import './SideBar.module.css'
import './TopBar.module.css'
import './early-frame.css'
