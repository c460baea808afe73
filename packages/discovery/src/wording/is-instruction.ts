const instruction =
  /\b(?:ignore|disregard|override)\b.{0,40}\b(?:instruction|previous|above|rule|prompt|tool)|\byou (?:must|should|are)\b|\b(?:system|developer) prompt\b|\balways (?:call|use|choose|prefer)\b|\b(?:do not|don't|never) (?:ask|tell|call|use|confirm)\b|\bbefore (?:any|calling) other\b|<\|/i;

/** Decides whether a text instructs a model, beyond what a tool does. */
export const isInstruction = (text: string): boolean => instruction.test(text);
