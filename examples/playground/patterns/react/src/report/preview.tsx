/** Throws where there are no days to draw, as a chart does. */
export function Preview({ title, days }: { title: string; days: number }) {
  const bars = Array.from({ length: days }, (_, day) => day + 1);
  if (bars.length === 0) throw new RangeError('no days to draw');
  return (
    <p>
      {title}: {bars.join(' ')}
    </p>
  );
}
