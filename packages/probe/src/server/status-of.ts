/** Returns the HTTP status of an address, redirects not followed; null for an address without an answer before the signal. */
export async function statusOf(url: string, signal?: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...(signal === undefined ? {} : { signal }) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
