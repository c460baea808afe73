import { foldText } from '@webmcp/text';

import type { ToolCall } from '../call/tool-call.js';

/**
 * Answers the boxes of `prompt()` during an act with the arguments of the call. A box with another message is cancelled: no
 * argument is meant for it. The page has its own `prompt` again once the call has its answer.
 */
export function answerPrompts({ tool: { prompts = [] }, values, ended }: ToolCall): void {
  const left = prompts.filter(({ inDialog }) => !inDialog);
  if (!left.length) return;
  const { prompt } = window;
  const answered = (message?: string): string | null => {
    const shown = foldText(String(message ?? ''));
    const at = left.findIndex((one) => one.message === undefined || foldText(one.message) === shown);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    const value = found && values[found.key];
    return typeof value === 'string' ? value : null;
  };
  window.prompt = answered;
  ended.addEventListener('abort', () => {
    if (window.prompt === answered) window.prompt = prompt;
  });
}
