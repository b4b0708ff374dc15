import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'target/', 'public/', 'src/api/types.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.worker } },
    rules: {
      // TypeScript knows the names; its own check reports unused ones too
      'no-undef': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // sets and maps inside components are replaced as a whole, never changed in place
      'svelte/prefer-svelte-reactivity': 'off',
      // {' '} keeps a space that formatting would take away
      'svelte/no-useless-mustaches': 'off',
      'no-var': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived', '$state'] }] },
  },
);
