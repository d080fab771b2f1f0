/** Apart from the parts' schemas, which are large. */
export { sayPreset } from '#app/features/theme/presets/say-preset.ts';
