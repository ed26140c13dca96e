/**
 * Sizes of text are written in px, as they are drawn, and built in rem: they follow the size of text that a person has
 * chosen in the browser. Lines of so many px grow with them.
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

/**
 * The router gives its components their names, for the developer tools, after making them, and what is written to is
 * kept: forms of its data mode came with every page. Without names, what nobody imports is left out.
 */
const namelessComponents = ({ types }) => ({
  visitor: {
    AssignmentExpression: (assignment, { filename = '' }) => {
      const named = assignment.get('left');
      if (!/[\\/]node_modules[\\/]/.test(filename) || !assignment.parentPath.isExpressionStatement()) return;
      if (types.isMemberExpression(named.node) && named.get('property').isIdentifier({ name: 'displayName' }))
        assignment.parentPath.remove();
    },
  },
});

/** How webpack compiles the page. */
module.exports = (api) => {
  const isProduction = api.env('production');
  return {
    presets: [
      ['@babel/preset-env', { targets: '> 0.5%, last 2 years, not dead', bugfixes: true, modules: false }],
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [
      textInRem,
      namelessComponents,
      ['babel-plugin-styled-components', { ssr: false, displayName: !isProduction, minify: true, pure: true }],
    ],
  };
};
