import { Button } from './button';
import { PageHeading } from './page-heading';

interface DeletedAccountProps {
  email: string;
  onRestore: () => void;
}

export function DeletedAccount({ email, onRestore }: DeletedAccountProps) {
  return (
    <div role="status">
      <PageHeading title="Your account was deleted">
        {`Nothing more will be sent to ${email}. Until tomorrow you can take it back.`}
      </PageHeading>
      <Button onClick={onRestore}>Restore account</Button>
    </div>
  );
}
