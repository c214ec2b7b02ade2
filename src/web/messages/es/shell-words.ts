export const shellWords = {
  product: "Tripwright",
  skip: "Saltar al contenido",
  loading: "Cargando la página",
  mainNavigation: "Principal",
  menu: "Menú",
  home: "Inicio",
  createTrip: "Crear viaje",
  contact: "Contacto",
  newTrip: "+ Nuevo",
  myTrips: "Viajes",
  signIn: "Iniciar sesión",
  footer: "Pie de página",
  languages: "Idioma",
  planTrip: "Planificar un viaje",
  terms: "Términos y condiciones",
  contactUs: "Contacto",
  socialMedia: "Redes sociales",
  socialComing: "Redes sociales (próximamente)",
  social: { photos: "Fotos", chat: "Chat", videos: "Vídeos" },
  offline: "Sin conexión. Puedes ver y editar los viajes guardados en este dispositivo.",
  accountOf: (name: string) => `Cuenta: ${name}`,
  offlineByLink:
    "Estás sin conexión. Ves este viaje como se abrió aquí por última vez; ahora no se puede cambiar.",
  decisionWanted: "Uno de tus cambios espera tu decisión. Mira arriba en la página.",
  messages: "Mensajes",
  close: "Cerrar",
  tryAgain: "Reintentar",
  reload: "Recargar",

  notFound: "No encontrado",
  notFoundDetail: "404 No encontrado",
  errorTitle: "¡Error inesperado de la aplicación!",
  screenFailed: "No hemos podido mostrar esta página. Prueba a recargarla.",
  backHome: "Volver al inicio",

  signInUnavailable: "No hemos podido cargar el inicio de sesión",
  unavailableAdvice:
    "Comprueba tu conexión y vuelve a intentarlo. Si no funciona, recarga la página.",
  loadProfileMenu: "Recargar menú de la cuenta",

  createTripHead: {
    title: "¿Adónde quieres viajar ahora?",
    introduction:
      "Solo unos datos. Tendrás hoteles y un plan para cada día, con lugares reales que están abiertos cuando vas.",
  },
};
