/** Methods of a canvas that draw. A context of React may have the same variable name, and other methods. */
const strokes =
  /^(?:clearRect|(?:fill|stroke)(?:Rect|Text)|beginPath|closePath|moveTo|lineTo|arc|arcTo|ellipse|roundRect|stroke|measureText|setLineDash|(?:bezier|quadratic)CurveTo|drawImage|create(?:Linear|Radial)Gradient|addColorStop)$/;

/** Methods of a chart that show it anew or take it away. */
const charts = /^(?:destroy|update|render|resize)$/;

/** Calls that read how the page looks. */
const readings = /^(?:getContext|getComputedStyle|getPropertyValue|getBoundingClientRect)$/;

/** Properties of a canvas that choose how it draws. */
const styles = /^(?:(?:fill|stroke)Style|font|text(?:Align|Baseline)|line(?:Width|Cap|Join)|globalAlpha|shadow\w+)$/;

/** Decides whether a call only draws a picture or a chart, or reads how the page looks. */
export function isDrawing(callee: readonly string[]): boolean {
  const [last = '', owner = ''] = callee.toReversed();
  if (strokes.test(last) || readings.test(last) || owner === 'getContext()') return true;
  return last === 'Chart' || (/chart/i.test(owner) && charts.test(last));
}

/** Decides whether a property of an object chooses only how a canvas draws. */
export const isDrawingStyle = (property: string): boolean => styles.test(property);
