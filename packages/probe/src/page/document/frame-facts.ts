import { usable } from '@webmcp/runtime/page';
import { developerParts, foldText } from '@webmcp/text';

/** Reads a frame's element: its name, its address, and whether a person sees the frame. Developers' tools do not count. */
export function frameFacts(element: Element): { shown: boolean; name: string; src: string } {
  const { width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : undefined;
  const isForeign = element.closest(developerParts) !== null || host?.closest(developerParts) != null;
  const named = ['title', 'aria-label', 'name'].map((attribute) => element.getAttribute(attribute) ?? '');
  return {
    shown: usable(element) && !isForeign && width > 1 && height > 1,
    name: foldText(named.find((text) => /\S/.test(text)) ?? ''),
    src: element.getAttribute('src') ?? '',
  };
}
