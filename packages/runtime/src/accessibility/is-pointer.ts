/** Decides whether an element has the cursor of something that people press. */
export const isPointer = (element: Element): boolean => getComputedStyle(element).cursor === 'pointer';
