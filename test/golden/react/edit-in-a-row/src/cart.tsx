interface Line {
  id: string;
  name: string;
  quantity: number;
}

interface CartProps {
  lines: Line[];
  setQuantity: (id: string, quantity: number) => void;
  remove: (id: string) => void;
}

export function Cart({ lines, setQuantity, remove }: CartProps) {
  return (
    <table>
      <caption>Your cart</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">{line.name}</th>
            <td>
              <input
                type="number"
                aria-label={`Quantity of ${line.name}`}
                min={1}
                value={line.quantity}
                onChange={(event) => setQuantity(line.id, Number(event.target.value))}
              />
            </td>
            <td>
              <button onClick={() => remove(line.id)}>Remove {line.name}</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
