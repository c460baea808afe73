/** The findings of each impact that are shown, if all fits. */
const mostFindings = 50;

/** Renders a text with as many findings as fit. @param render returns the text with the most findings of one impact */
export function fitting(render: (most: number) => string, longest: number): string {
  for (let most = mostFindings; ; most = Math.floor(most / 2)) {
    const text = render(most);
    if (text.length <= longest || most === 0) return text;
  }
}
