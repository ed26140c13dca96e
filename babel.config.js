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
 * What is written to after it was made is kept by everybody who packs scripts. The router writes names for the developer
 * tools to its components, and to a class its context: forms and errors of its data mode came with every page. Names go,
 * the context is said within the class.
 */
const madeWhole = ({ types }) => ({
  visitor: {
    AssignmentExpression: (assignment, { filename = '' }) => {
      const { left, right } = assignment.node;
      if (!/[\\/]node_modules[\\/]/.test(filename) || !assignment.parentPath.parentPath?.isProgram()) return;
      if (!types.isMemberExpression(left) || !types.isIdentifier(left.object)) return;
      if (types.isIdentifier(left.property, { name: 'displayName' })) return void assignment.parentPath.remove();
      const made = assignment.scope.getBinding(left.object.name)?.path.get('init');
      if (!types.isIdentifier(left.property, { name: 'contextType' }) || !made?.isClassExpression()) return;
      made.node.body.body.unshift(types.classProperty(left.property, right, null, null, false, true));
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
      madeWhole,
      ['babel-plugin-styled-components', { ssr: false, displayName: !isProduction, minify: true, pure: true }],
    ],
  };
};
