import { githubToken } from './github-token.js';

/** A service that answers the chat completions of OpenAI's API. */
export interface ModelProvider {
  /** The value of `--llm`. */
  name: string;
  /** The address of the API, without `/chat/completions`. */
  baseUrl: string;
  /** The model that is asked unless `--llm-model` names another. */
  model: string;
  /** Returns the key, or null without one. */
  key(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<string | null>;
  /** The way to a key. */
  keyHint: string;
}

/** Lists the providers. `--llm` takes their names. */
export const modelProviders: readonly ModelProvider[] = [
  {
    name: 'github-models',
    baseUrl: 'https://models.github.ai/inference',
    model: 'openai/gpt-4o-mini',
    key: async (env, signal) => (await githubToken(env, signal)) ?? (env['GITHUB_TOKEN'] || null),
    keyHint: 'log in with gh auth login, or set GITHUB_TOKEN',
  },
  {
    name: 'openai',
    baseUrl: 'https://api.openai.com/v1',
    model: 'gpt-4o-mini',
    key: async (env) => env['OPENAI_API_KEY'] || null,
    keyHint: 'set OPENAI_API_KEY',
  },
];
