import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The parts list; it is unfolded where it is not. */
export function parts() {
  const folded = screen.queryByRole('button', { name: 'Parts', expanded: false });
  if (folded !== null) fireEvent.click(folded);
  return within(screen.getByLabelText('Parts', { selector: 'nav' }));
}

/** Works inside a machine that came with its lead in, and without a strap: two breaches at once. */
export async function openLatchBareHanded(person: UserEvent): Promise<void> {
  await person.click(parts().getByText('Side panel'));
  await person.click(parts().getByText('Remove side panel'));
  await person.click(await parts().findByText('Top latch of slot 1'));
  await person.click(parts().getByText('Open top latch of slot 1'));
  await parts().findByText('Close top latch of slot 1');
}
