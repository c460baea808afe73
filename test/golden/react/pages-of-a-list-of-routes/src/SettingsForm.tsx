export function SettingsForm({ title, onSave, children, ...rest }) {
  return (
    <form
      {...rest}
      onSubmit={async (event) => {
        event.preventDefault();
        await onSave(new FormData(event.currentTarget).get('name'));
      }}
    >
      <fieldset>
        <legend>{title}</legend>
        {children}
      </fieldset>
      <button>Save</button>
    </form>
  );
}
