/** The kinds of boundary that open above the page and close again. */
export const overlayKinds = ['dialog', 'drawer', 'menu', 'popover'] as const;

export type OverlayKind = (typeof overlayKinds)[number];

/** Decides whether a kind of boundary is an overlay. */
export function isOverlayKind(kind: string): kind is OverlayKind {
  return (overlayKinds as readonly string[]).includes(kind);
}
