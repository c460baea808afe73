import type { CallResult } from '@webmcp/contract';

/** The attribute of the root element that switches all tools off. */
export const offAttribute = 'data-webmcp';

/**
 * Decides whether the page has switched its tools off: `<html data-webmcp="off">`. A script that runs before the page is
 * parsed finds no root element yet.
 */
export const isOff = (): boolean => (document.documentElement as Element | null)?.getAttribute(offAttribute) === 'off';

/** Returns the answer to a call of a page whose tools are switched off. */
export const offAnswer = (tool: string): CallResult => ({
  status: 'unavailable',
  tool,
  messages: ['The tools of this page are switched off. Nothing was done'],
  evidence: [],
});
