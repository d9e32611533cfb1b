// The package brings no types.
declare module 'postcss-hover-media-feature' {
  import type { PluginCreator } from 'postcss';

  const hoverMediaFeature: PluginCreator<never>;
  export default hoverMediaFeature;
}
