/** The codes of refusals, with the HTTP status of each. */
export const bridgeCodes = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  unavailable: 503,
} as const;

export type BridgeCode = keyof typeof bridgeCodes;

/** A refusal of a management call, with a code that programs read. */
export class BridgeError extends Error {
  constructor(
    readonly code: BridgeCode,
    message: string,
  ) {
    super(message);
    this.name = 'BridgeError';
  }
}
