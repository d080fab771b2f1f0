/**
 * Makes the bundler build the home page's styles and files. The page inlines the styles and does not load the script.
 */
import '#app/ui/brand/base-faces.css';
import '#app/ui/brand/base.css';
import '#app/ui/brand/letters.css';

export { HomePage } from './home-page.tsx';
