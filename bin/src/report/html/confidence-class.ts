/** Returns the class of a confidence: its colour in the report. From 0.8 on a label or a test id proves the target. */
export const confidenceClass = (confidence: number): 'good' | 'fair' | 'poor' =>
  confidence >= 0.8 ? 'good' : confidence >= 0.6 ? 'fair' : 'poor';
