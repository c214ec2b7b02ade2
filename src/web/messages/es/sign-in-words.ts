export const signInWords = {
  title: "¡Inicia sesión con Google!",
  subtitle: "Inicia sesión de forma segura con Google",
  opens: {
    embedded:
      "Usa una llave de acceso o una contraseña en la ventana que se abre. ¿Aún no tienes cuenta? La primera persona crea la suya; después hace falta una invitación de quien administra este sitio.",
    oidc: "Se abrirá la página de inicio de sesión de este servidor.",
  },
  looksClosed:
    "Parece que la ventana de inicio de sesión se cerró antes de tiempo. Si sigue abierta, continúa ahí.",
  waiting: "Esperando a que inicies sesión",
  signIn: "Iniciar sesión con Google",
  signInWithOurs: "Usar una cuenta de este servidor",
};
