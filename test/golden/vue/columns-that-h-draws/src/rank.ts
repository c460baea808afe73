// Not Vue's `h`: the call computes a number, and draws nothing.
const h = (unit: string, more: { onClick: () => void }) => unit.length + Object.keys(more).length;

export const rank = h('button', { onClick: () => fetch('/rank', { method: 'DELETE' }) });
