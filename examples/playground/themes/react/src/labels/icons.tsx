export const ArrowsIcon = () => (
  <svg width="16" height="16" aria-hidden="true">
    <path d="M2 5h10l-3-3M14 11H4l3 3" fill="none" stroke="currentColor" />
  </svg>
);

export const BoxIcon = () => (
  <svg width="16" height="16" aria-hidden="true">
    <path d="M2 5l6-3 6 3v7l-6 3-6-3z" fill="none" stroke="currentColor" />
  </svg>
);

export const TurnIcon = () => (
  <svg width="16" height="16" aria-hidden="true">
    <path d="M3 8a5 5 0 1 0 2-4M5 1v3h3" fill="none" stroke="currentColor" />
  </svg>
);
