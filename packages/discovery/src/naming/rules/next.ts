import { isNextStep } from './is-next-step.js';
import type { ToolNameRule } from './tool-name-rule.js';

/** Names a button that goes to the next step `next`. */
export const next: ToolNameRule = {
  name: 'next',
  reason: "The section's title names the step that is left, not the step that comes.",
  names: (tool) => (tool.act === 'next' && isNextStep(tool) ? { name: tool.act, title: tool.actTitle } : undefined),
};
