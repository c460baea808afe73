/** The status with which an address answers, redirects not followed; null where nobody answers, or not before the signal. */
export async function statusOf(url: string, signal?: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...(signal === undefined ? {} : { signal }) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
