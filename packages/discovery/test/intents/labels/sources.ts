import type { IndexedScene } from '../../../src/intents/scene/id-index.js';
import type { LabelSource } from '../../../src/intents/labels/label-source.js';
import { htmlScene, reactScene } from '../read-scene.js';

/** One case of a label source: markup, and the labels of the source as `origin: text`. */
export type SourceCase = [source: string, markup: string, labels: string[]];

const imports = `import { RadioGroup, Tooltip } from '@mui/material';
import { AutoComplete, Form } from 'antd';`;

/** Builds a scene from React where the markup contains a component or an expression, else from HTML. */
export const sceneOf = (markup: string): IndexedScene =>
  /<[A-Z]|\{/.test(markup) ? reactScene(markup, imports) : htmlScene(markup);

/** Returns the labels of one source. */
export function labelsFrom<Of>(sources: readonly LabelSource<Of>[], name: string, of: Of): string[] {
  const source = sources.find((one) => one.name === name);
  if (source === undefined) throw new Error(`No source is named ${name}.`);
  return source.labels(of).map(({ from, text }) => `${from}: ${text}`);
}
