import type { ContactForm } from '../../../core/contracts/message-forms.ts';
import { sendEmail } from '../../../lib/email-service.ts';
import { getSupabase } from '../../../lib/supabase.ts';

/**
 * Stores a message and emails it to the team; resolves when both succeeded. A retry with the same `messageId` stores
 * it once. Throws the error of either.
 */
export async function sendMessage(messageId: string, form: ContactForm): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.rpc('send_contact_message', {
    message_id_param: messageId,
    name_param: form.name,
    email_param: form.email,
    message_param: form.message,
  });
  if (error) throw error;
  await sendEmail({ kind: 'contact', fromName: form.name, fromEmail: form.email, message: form.message });
}
