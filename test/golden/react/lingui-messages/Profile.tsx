import { Trans } from '@lingui/react';

export function Profile() {
  return (
    <form action="/profile" method="post">
      <label>
        <Trans id="profile.name" message="Your name" /> <input name="name" />
      </label>
      <button>
        <Trans id="profile.save" message="Save the profile" />
      </button>
    </form>
  );
}
