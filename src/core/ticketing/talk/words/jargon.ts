/**
 * Words of the trade that a caller need not know, as patterns (patterns.ts). Words that anybody at work uses stay out:
 * VPN, Wi-Fi, USB, browser, licence, server, password manager.
 */
const INTERNATIONAL = [
  'dns|dhcp|arp|tcp|udp|smb|ldap|kerberos|saml|oauth|ntlm|tls|ssl|radius|ntp|apipa|vlan|ssid|mac_address|mtu|nic|wsd',
  'upn|spn|sid|guid|ou|gpo|gpos|acl|ntfs|ost|pst|mx|cname|ptr|ttl|sso|mdm|soc|mim|sla|ci|wmi|uac|tpm|chkdsk|dism',
  'gpupdate|gpresult|ipconfig|nslookup|tracert|pathping|netstat|regedit|powershell|w32tm|sfc|diskpart|flushdns|net_use',
  'hkcu|hklm|spooler|daemon|autodiscover|tenant|hypervisor|hash|payload|endpoint|endpoints|firmware|kernel',
] as const;

export const EN_JARGON: readonly string[] = [
  ...INTERNATIONAL,
  'subnet|subnet_mask|default_gateway|loopback|packet_loss|latency|name_resolution|split_tunnel|lease',
  'group_policy|domain_controller|active_directory|registry_key|registry_hive|organizational_unit|replication|replicate',
  'conditional_access|access_token|your_token|refresh_token|cached_credentials|certificate_store|assertion|provision*',
  'event_viewer|stack_trace|dump_file|memory_dump|page_file|safe_mode',
];

export const ES_JARGON: readonly string[] = [
  ...INTERNATIONAL,
  'subred|mascara_de_subred|puerta_de_enlace|bucle_local|perdida_de_paquetes|latencia|resolucion_de_nombres|concesion',
  'directiva_de_grupo|controlador_de_dominio|directorio_activo|active_directory|clave_de_registro|clave_del_registro|replicacion',
  'acceso_condicional|token|tokens|credenciales_en_cache|almacen_de_certificados|asercion|aprovision*|unidad_organizativa',
  'visor_de_eventos|volcado_de_memoria|archivo_de_paginacion|modo_seguro|driver|cache_dns|desencolar',
];
