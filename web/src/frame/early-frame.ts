// The styles of the frame that index.html and classic/index.html show before React draws it.
import './account/AccountMenu.module.css'
import './Frame.module.css'
import './search/SearchBox.module.css'
import './SideBar.module.css'
import './TopBar.module.css'
import '../ui/layout/page-shapes.css'
import './early-frame.css'
