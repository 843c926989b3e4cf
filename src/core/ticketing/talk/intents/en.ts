import { EN_JARGON } from '../words/jargon.ts';
import { EN_REPLIES } from './en-replies.ts';
import type { DeskPatterns } from './ids.ts';

export const EN_PATTERNS: DeskPatterns = {
  ...EN_REPLIES,
  'ask-password': [
    'tell|send|give|share|sharing|read|spell|say|need|want|can_i_have|may_i_have|let_me_have your..$secret|me..$secret|the_$secret !$neg !new|temporary|reset|set|change|changing|expired|expires|them|they|page|site|link|anybody|anyone|somebody|someone|nobody|forgot|forgotten|kept|client|window|mail_account',
    // What is typed into a window is nobody's to know; what is typed to us is.
    'type|write|mail|email|text your..$secret|the_$secret me|us|here|chat|reply|ticket !$neg|new|temporary|app|window|page',
    'what|which $secret your|you !$neg !page|site|link|them|attachment|what_happened|click*|clicked|open|opened',
    'just_need|only_need $secret',
    'tell|read|send|give|what =code|codes|pin sms|text|got|phone|authenticator|app|received !error !$neg',
  ],
  // Nothing near a word of the trade is one: leave is no lease.
  jargon: EN_JARGON.map((words) => `=${words}`),
  'verify-identity': [
    'verify|verifying|confirm|prove|check|establish|validate|know identity|who_you_are|who_i_am|it_is_you|it_is_really_you|really_you|you_are_who',
    'who_am_i|who_i_am speaking|talking|dealing',
    'who_is_calling|who_are_you|who_is_speaking|verify_you|authenticate_you|identify_you|identify_yourself|verify_yourself',
    'make_sure|be_sure|certain|confirm|know talking_to|speaking_to|speaking_with|talking_with',
    'make_sure|be_sure|certain it_is..you|who_you_are|really_you',
    'show|see|have|bring|hold badge|photo_id|your_id|passport|id_card|some_id|identification',
    'push|prompt|notification|number|number_match authenticator|registered_phone|approve|approved !call|ring',
    'accept|approve|confirm prompt|push|notification phone|app|mobile !remote|call',
    'sent|send push|prompt|notification',
    'security|identity check|verification|questions !software',
    'who_you_say|who_you_claim|you_are_really|really_who|you_really_are',
  ],
  'call-back': [
    '$us..$call..you !$neg',
    'calling..you|phoning..you|ringing..you $us|back !are_you|is|who|who_am_i',
    'going_to|hang_up|then|and $call_you !me_back|$neg|will_you|they',
    '$mayi..you_back|if_i_called|i_called_you_back',
    '$call..you..back|call_back|callback|ring_back !me_back|$neg',
    'give..you..call|give..you..ring',
    'reach_you phone|call',
    '$us let_you_know|get_back_to_you|keep_you_posted|keep_you_informed|update_you !$neg',
    'you hear_from_us|hear_from_me',
    'expect|expecting a_call|my_call|call_from_me',
  ],
  'permission-to-connect': [
    '$mayi connect|remote|take_over|control|log_on_to|access|share your..$device|your..screen|your..mouse|in|remotely|remote|pc|laptop|computer !$neg|you_try',
    'remote_session|remote_control|remote_request|remote_support|remote_connection|remote_assistance|remote_in !working|$neg',
    '$mayi see|look|view|watch|control your_screen|your_desktop|your_mouse|your_display',
    'allow_me..connect|let_me_connect|may_i_connect|can_i_connect|could_i_connect',
    'connect|connecting|connection permission|consent|mind_if !$neg',
    'click|press|choose|select|push allow|accept see|remote|connect|screen|me',
  ],
  'send-screenshot': [
    'screenshot|screenshots|screen_shot|screen_capture|screen_grab|screengrab|print_screen|snip|snipping !shows|showed|received|$neg',
    'picture|photo|image|snapshot|photograph send|attach|take|share|mail|email|make|upload|give|get !photo_id|received|$neg',
  ],
  'sign-out-in': [
    'sign_out|sign_off|log_out|log_off|log_of|logging_off|logging_out|signing_out|signing_off|relog|relogin|sign_yourself_out !$neg',
    'close|end session in|again|back',
    'out_and_in|out_and_back_in',
  ],
  restart: [
    'restart|restarting|reboot|rebooting !$neg !server|service|spooler|tonight|we_will|fault|help|helped',
    'restarted|rebooted you !$neg',
    'turn|turning|turned|switch|switching|switched|power|powering off on|again|back !$neg|leave|printer|server',
    'shut_down|shutdown|shut..down start|on|again|boot !$neg',
    'power_cycle $device',
  ],
  'ask-asset-number': [
    'asset|inventory|serial number|tag|label|id|code|<2 !assigned|$neg|have_noted',
    'sticker|label|tag|plate number|read|what|see|say|written|printed|digits !name|called|printer',
    'lk number|digits|what|read|code',
  ],
  'computer-name': [
    'name|names $device|host !printer|queue|file|folder|user_name',
    'called $device|it what|know|tell|how|which',
    'hostname|host_name|computername',
    'which|what $device are_you|you_are|is_it|using|use|working !model|colour|color',
  ],
  'exact-wording': [
    'error|message|messages|warning|popup|pop_up|popups|alert|dialog what|exact|exactly|read|reading|full|text|type|paste|write|code|number|word|words|wording|show|see|say|which|is_there|tell|copy|any !i_have|i_see|i_will|we_have|$neg|affected|when_did|first',
    'exact|exactly|precise|precisely|word_for_word|literally|verbatim say|says|wording|words|text|written|reads|read',
    'spell error|message|code',
    'what see|shown|displayed screen|display|window !try',
    'what..say|what..says|what_is_written|what_is_shown|what..it_show !sticker|label|tag|policy',
  ],
};
