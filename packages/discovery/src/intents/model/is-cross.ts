/** Decides whether a text is a cross. People draw one on a button that takes something away. */
export const isCross = (text: string): boolean => /^(?:[×✕✖✗✘❌]\uFE0F?|x)$/iu.test(text.trim());
