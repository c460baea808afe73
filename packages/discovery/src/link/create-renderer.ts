import { createEvaluator } from './evaluate/create-evaluator.js';
import type { AppIndex } from './model/app-index.js';
import type { Renderer } from './model/renderer.js';
import { renderTemplate } from './nodes/render-template.js';
import { renderValue } from './nodes/render-value.js';
import { toLinkedValue } from './values/to-linked-value.js';

/** Returns a renderer for an app, with an evaluator of its own. */
export function createRenderer(app: AppIndex): Renderer {
  const renderer: Renderer = {
    ...createEvaluator(app),
    toLinkedValue: (resolved, at, site) => toLinkedValue(renderer, resolved, at, site),
    renderTemplate: (nodes, scope, site) => renderTemplate(renderer, nodes, scope, site),
    renderValue: (resolved, at, site) => renderValue(renderer, resolved, at, site),
  };
  return renderer;
}
