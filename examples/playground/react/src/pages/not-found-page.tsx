import { Link } from 'react-router';
import { PageHeading } from '../components/page-heading';

export function NotFoundPage() {
  return (
    <>
      <PageHeading title="We could not find that page">It may have moved when we tidied the shelves.</PageHeading>
      <Link to="/">Back to the products</Link>
    </>
  );
}
