import type { RiskLevel } from '@webmcp/contract';
import type { Colors } from 'picocolors/types.js';

/** Renders a risk level in its colour. */
export function riskColor(level: RiskLevel, colors: Colors): string {
  return { safe: colors.green, caution: colors.yellow, destructive: colors.red }[level](level);
}
