/** A page of the same origin in a frame, as an editor or a preview is. */
export function PreviewFrame() {
  return <iframe title="Signature" src="/signature.html" />;
}
