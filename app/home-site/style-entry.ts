/**
 * An entry of the browser bundle that makes the bundler build the home page's styles and files. The page inlines the
 * styles; it does not load the resulting script.
 */
import '#app/ui/brand/base-faces.css';
import '#app/ui/brand/base.css';
import './faces/sample-faces.css';

export { HomePage } from './home-page.tsx';
