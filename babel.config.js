/** One Babel configuration for webpack (browser) and jest (node). */
module.exports = (api) => {
  const isTest = api.env('test');
  const isProduction = api.env('production');
  return {
    presets: [
      [
        '@babel/preset-env',
        isTest
          ? { targets: { node: '20' } }
          : { targets: '> 0.5%, last 2 years, not dead', bugfixes: true, modules: false },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: !isProduction && !isTest }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
    plugins: [['babel-plugin-styled-components', { ssr: false, displayName: !isProduction, minify: true, pure: true }]],
  };
};
