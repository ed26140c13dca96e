/**
 * Font sizes and line heights are written in px and compiled to rem, so that they follow the font size that the person
 * has chosen in the browser.
 */
const textInRem = () => {
  const rem = (px) => `${String(Number(px) / 16).replace(/^0\./, '.')}rem`;
  const inRem = (css) =>
    css
      .replace(/(font-size:\s*|line-height:\s*)(\d+(?:\.\d+)?)px/g, (_, name, px) => name + rem(px))
      .replace(/(font:[^;]*?\s)(\d+(?:\.\d+)?)px/g, (_, before, px) => before + rem(px));
  return {
    visitor: {
      Program: {
        enter: (program, { filename = '' }) => {
          if (!/[\\/]src[\\/]client[\\/]/.test(filename)) return;
          program.traverse({
            TemplateElement: ({ node }) => {
              node.value = { raw: inRem(node.value.raw), cooked: inRem(node.value.cooked ?? '') };
            },
          });
        },
      },
    },
  };
};

/** How webpack compiles the page. */
module.exports = (api) => {
  const isProduction = api.env('production');
  return {
    presets: [
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [
      textInRem,
      ['babel-plugin-styled-components', { ssr: false, displayName: !isProduction, minify: true, pure: true }],
    ],
  };
};
