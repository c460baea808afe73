// @flow
import * as React from 'react';

type Props = {| +onSearch: (query: string) => void, +label?: ?string |};

export default function Search({ onSearch, label }: Props): React.Node {
  const [query, setQuery] = React.useState<string>('');
  return (
    <form role="search" onSubmit={() => onSearch((query: any))}>
      <input type="search" aria-label="Search articles" value={query} onChange={(e) => setQuery(e.target.value)} />
      <button>Search</button>
    </form>
  );
}
