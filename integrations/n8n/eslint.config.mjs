import { n8nCommunityNodesPlugin } from '@n8n/eslint-plugin-community-nodes'
import nodesBase from 'eslint-plugin-n8n-nodes-base'
import { config, configs, parser } from 'typescript-eslint'

// The rules that n8n's command for packages of nodes runs (`n8n-node lint` of @n8n/node-cli), without that command, which
// brings 700 MB. `strict` in package.json means the rules for n8n Cloud.
const community = n8nCommunityNodesPlugin.configs.recommended
const { community: manifest, credentials, nodes } = nodesBase.configs

export default config(
  { ignores: ['dist', 'test'] },
  { files: ['**/*.ts'], extends: [configs.recommended, community] },
  { plugins: { 'n8n-nodes-base': nodesBase } },
  {
    files: ['package.json'],
    extends: [community],
    rules: manifest.rules,
    languageOptions: { parser, parserOptions: { extraFileExtensions: ['.json'] } },
  },
  {
    files: ['credentials/**/*.ts'],
    rules: {
      ...credentials.rules,
      'n8n-nodes-base/cred-class-field-documentation-url-miscased': 'off',
      'n8n-nodes-base/cred-class-field-type-options-password-missing': 'off',
    },
  },
  {
    files: ['nodes/**/*.ts'],
    rules: {
      ...nodes.rules,
      'n8n-nodes-base/node-class-description-inputs-wrong-regular-node': 'off',
      'n8n-nodes-base/node-class-description-outputs-wrong': 'off',
      'n8n-nodes-base/node-param-type-options-max-value-present': 'off',
    },
  },
)
