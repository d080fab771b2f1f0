/**
 * Makes the bundler build the live layer's styles apart from those of every guest, in this order. No page loads the
 * script.
 */
export { default as layer } from './live-layer.module.css';
export { default as folds } from './folds.module.css';
export { default as confetti } from './confetti.module.css';
