export const useTotals = () => ({ add: () => localStorage.clear() })
