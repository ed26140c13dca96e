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

/**
 * Bundlers keep a value that is modified after its creation, even if it is unused. The router assigns display names to
 * its components, and a context to a class, so forms and errors of its data mode would be in every page. This removes
 * the names and moves the context into the class.
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
