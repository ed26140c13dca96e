import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

/** Rooms and cycles are checked by test/architecture; here stands what one file can do wrong. */
export default tseslint.config(
  { ignores: ['dist', 'data', 'node_modules', 'coverage', 'public', '**/*.cjs'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'No HTML sink anywhere: render React elements.',
        },
        { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]', message: 'No HTML sink anywhere.' },
        { selector: "CallExpression[callee.property.name='insertAdjacentHTML']", message: 'No HTML sink anywhere.' },
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts', 'src/server/**/*.ts'],
    ignores: [
      'src/server/platform/clock/**',
      'src/server/platform/sessions/**',
      'src/server/features/auth/**',
      'src/server/platform/http/count-hit.ts',
      'src/server/platform/mail/**',
      'src/server/features/notifications/push/send-push.ts',
      'src/server/features/chat/{chat-token,event-budget}.ts',
    ],
    rules: {
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: 'Ask the injected clock.' }],
    },
  },
  {
    // `put()` without `yield*` never runs, and `yield` alone loses the type of its answer.
    files: ['src/client/**/sagas/**/*.ts', 'src/client/**/*saga*.ts'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'YieldExpression[delegate=false]', message: 'yield* in sagas.' }],
    },
  },
  {
    // Spaces are not all that nobody sees.
    files: ['src/contract/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[property.name='trim']", message: 'Use `tidy()`.' },
      ],
    },
  },
  {
    // A browser may forbid its storage: then the mere name throws.
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['src/client/kit/store/kept.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'Use `kept`.' },
        { name: 'sessionStorage', message: 'Use `keptInTab`.' },
      ],
    },
  },
  { files: ['webpack.config.ts'], rules: { 'no-console': 'off' } },
  { files: ['babel.config.js', 'test/**'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
