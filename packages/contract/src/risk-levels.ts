import type { RiskLevel } from './map.js';

/** The levels of risk, from mild to severe. */
export const riskLevels: readonly RiskLevel[] = ['safe', 'caution', 'destructive'];
