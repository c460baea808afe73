import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useShown } from '../use-shown';

interface PostPage {
  posts: { id: number; title: string }[];
  next: number | null;
}

export function FeedPage() {
  const [kept, setKept] = useState<number[]>([]);
  const end = useRef<HTMLDivElement>(null);
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['posts'],
    initialPageParam: 0,
    queryFn: async ({ pageParam }): Promise<PostPage> => (await fetch(`/api/posts?from=${pageParam}`)).json(),
    getNextPageParam: (page) => page.next,
  });
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];
  useShown({ kept, loaded: posts.length });

  useEffect(() => {
    if (end.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && hasNextPage && !isFetchingNextPage) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);

  async function keep(id: number) {
    await fetch(`/api/posts/${id}/keep`, { method: 'POST' });
    setKept((before) => [...before, id]);
  }

  return (
    <main>
      <h1>Notes</h1>
      {posts.map((post) => (
        <article key={post.id}>
          <h2>{post.title}</h2>
          <button type="button" onClick={() => keep(post.id)}>
            Keep
          </button>
        </article>
      ))}
      <div ref={end}>{isFetchingNextPage ? 'Loading more …' : ''}</div>
    </main>
  );
}
