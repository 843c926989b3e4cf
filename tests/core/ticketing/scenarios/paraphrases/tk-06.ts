import type { Paraphrases } from '../../support/paraphrases.ts';

export const PARAPHRASES: Paraphrases = {
  'where-signed-in': {
    en: [
      'Where else do you log in?',
      'Have you ever worked at another computer?',
      'Which devices do you use for work?',
      'Did you sign in on any other machine lately?',
      'Have you used a colleague’s PC at some point?',
    ],
    es: [
      '¿Dónde más inicias sesión?',
      '¿Has trabajado alguna vez en otro ordenador?',
      '¿Qué dispositivos usas para trabajar?',
      '¿Has iniciado sesión en algún otro equipo?',
      '¿Has usado el equipo de un compañero?',
    ],
  },
  'renew-mail': {
    en: [
      'Please type the new password into the mail app.',
      'Could you update the password on the tablet?',
      'Enter your new password in the email settings, please.',
      'Put the new password into the mail account of your tablet.',
      'Please change the saved mail password on that tablet.',
    ],
    es: [
      'Escribe la contraseña nueva en la aplicación de correo, por favor.',
      '¿Puedes actualizar la contraseña en la tableta?',
      'Introduce tu nueva contraseña en los ajustes del correo.',
      'Pon la contraseña nueva en la cuenta de correo de la tableta.',
      'Cambia la contraseña guardada del correo en esa tableta.',
    ],
  },
  'renew-task': {
    en: [
      'Please enter the new password in the scheduled task.',
      'Can you open the task scheduler and save the new password?',
      'Update the password of the task that runs at night.',
      'Please change the password that the scheduled job uses.',
      'Type the new password into the task, please.',
    ],
    es: [
      'Escribe la contraseña nueva en la tarea programada, por favor.',
      '¿Puedes abrir el programador de tareas y guardar la contraseña nueva?',
      'Actualiza la contraseña de la tarea que se ejecuta por la noche.',
      'Cambia la contraseña que usa la tarea programada.',
      'Introduce la contraseña nueva en la tarea.',
    ],
  },
  'remove-drive': {
    en: [
      'Please remove the network drive.',
      'Could you disconnect that drive and delete the saved sign-in?',
      'Delete the saved credentials of that drive.',
      'Please unmap the drive on your computer.',
      'Take the drive with the red cross away, please.',
    ],
    es: [
      'Quita la unidad de red, por favor.',
      '¿Puedes desconectar esa unidad y borrar el inicio de sesión guardado?',
      'Borra las credenciales guardadas de esa unidad.',
      'Elimina la unidad de tu equipo, por favor.',
      'Desconecta la unidad de la cruz roja.',
    ],
  },
};
